import type { SynonymGroup } from './types'

/**
 * Words that people type into the search and our pages may not use, and where each group leads, the best place first.
 * Write them in lower case with a space between. Each counts by itself, so 'home' or 'care' would match everything.
 */
export const synonyms: readonly SynonymGroup[] = [
  {
    words: 'bath bathe shower toilet toileting diapers incontinence hygiene grooming wash dressed medication pills',
    leadsTo: ['/homecare#personal-care'],
  },
  {
    words: 'caregiver carer companion sitter attendant helper nurse nursing',
    leadsTo: ['/homecare', '/social-work-support', '/careers-at-sage'],
  },
  {
    words: 'overnight night nights weekend weekends',
    leadsTo: ['/homecare#types-of-care', '/homecare#hours-of-service'],
  },
  {
    words: 'respite rest break burnout exhausted tired overwhelmed vacation relief',
    leadsTo: ['/homecare#types-of-care', '/spad', '/social-work-support'],
  },
  {
    words: 'dementia alzheimer alzheimers memory forgetful confused',
    leadsTo: ['/homecare#types-of-care', '/find-help#memory'],
  },
  {
    words: 'hospital discharge rehab surgery stroke recovery',
    leadsTo: ['/homecare#types-of-care', '/social-work-support#services'],
  },
  {
    words: 'ride rides transport transportation van bus taxi driver appointment appointments',
    leadsTo: ['/spad#transport', '/homecare#personal-care'],
  },
  {
    words:
      'lunch lunches dinner supper breakfast food eat eating cook cooking hungry nutrition diet delivery delivered',
    leadsTo: ['/meals-on-wheels', '/meals-on-wheels#service'],
  },
  {
    words: 'groceries grocery supermarket shop shopping errand errands',
    leadsTo: ['/meals-on-wheels#groceries', '/homecare#personal-care'],
  },
  {
    words: 'daycare spad spendaday lonely loneliness alone isolated bored activities bingo',
    leadsTo: ['/spad', '/spad#senior-center'],
  },
  {
    words: 'fall falls fell falling alert alarm pendant necklace button emergency lifeline',
    leadsTo: ['/social-work-support#lifestation'],
  },
  {
    words: 'counseling counselor advice planning benefits medicaid eligibility paperwork attorney guardian poa',
    leadsTo: ['/social-work-support', '/social-work-support#services'],
  },
  { words: 'facility assisted placement institution', leadsTo: ['/social-work-support', '/homecare'] },
  {
    words: 'insurance medigap advantage prescription prescriptions drug drugs premium premiums deductible copay',
    leadsTo: ['/medicare-ship', '/medicare-ship#parts'],
  },
  { words: 'letter notice statement bill bills denied denial appeal eob msn', leadsTo: ['/medicare-ship#letter'] },
  {
    words: 'enroll enrolling enrollment deadline',
    leadsTo: ['/medicare-ship#open-enrollment', '/medicare-ship#seven-months'],
  },
  { words: 'birthday eligible', leadsTo: ['/medicare-ship#seven-months'] },
  {
    words: 'price prices cost costs fee fees rate rates charge charges pay payment afford affordable expensive free',
    leadsTo: [
      '/homecare#costs',
      '/spad#costs',
      '/meals-on-wheels#costs',
      '/social-work-support#costs',
      '/medicare-ship',
      '/furniture#costs',
    ],
  },
  { words: 'veteran veterans military army va', leadsTo: ['/homecare#payment', '/homecare#costs'] },
  {
    words: 'chair chairs seat table sofa antique wicker weave upholstery repair fix refinish restore',
    leadsTo: ['/furniture', '/furniture#offerings'],
  },
  {
    words:
      'job jobs hiring hire employment vacancy vacancies work career careers salary wage wages chha hha cna resume',
    leadsTo: ['/careers-at-sage', '/careers-at-sage#apply'],
  },
  { words: 'volunteering volunteers', leadsTo: ['/volunteer', '/volunteer/get-started'] },
  {
    words: 'student students intern internship school college',
    leadsTo: ['/social-work-support#communityOutreach', '/volunteer'],
  },
  {
    words: 'donate donation donations donor gift gifts giving contribute contribution charity sponsor',
    leadsTo: ['/gifting-sage', '/gifting-sage#give-today'],
  },
  { words: 'ira qcd rmd retirement distribution', leadsTo: ['/gifting-sage#give-ira'] },
  {
    words: 'stock stocks shares bonds securities broker',
    leadsTo: ['/gifting-sage#give-securities', '/gifting-sage#papers'],
  },
  { words: 'bequest estate legacy inheritance', leadsTo: ['/gifting-sage#give-legacy'] },
  { words: 'tax taxes ein deduction receipt nonprofit', leadsTo: ['/gifting-sage#papers', '/gifting-sage#year-end'] },
  {
    words: 'phone telephone number contact call address email fax hours open directions location parking office',
    leadsTo: ['/#call-prompt', '/spad#place'],
  },
  {
    words: 'town towns zip area near local county',
    leadsTo: ['/find-help#my-town', '/meals-on-wheels#towns'],
  },
  { words: 'start begin apply help', leadsTo: ['/find-help'] },
  { words: 'spanish espanol hispanic latino habla interpreter translation idioma ayuda', leadsTo: ['/es'] },
  { words: 'newsletter newsletters news events magazine', leadsTo: ['/news-publications'] },
  { words: 'review reviews rating ratings stories experience references', leadsTo: ['/testimonials'] },
  { words: 'film films watch youtube', leadsTo: ['/sage-video-library'] },
  { words: 'staff board director president leadership ceo', leadsTo: ['/trustees'] },
  { words: 'founded founder past anniversary', leadsTo: ['/history', '/trustees#founders'] },
  { words: 'login password', leadsTo: ['/sage-portal'] },
  { words: 'blind deaf glasses print large font disability disabled', leadsTo: ['/accessibility'] },
]
