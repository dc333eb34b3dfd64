import type { Metadata } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { Banner } from '@/components/sections/Banner'
import { CallPrompt } from '@/components/sections/CallPrompt'
import { FactBand } from '@/components/sections/FactBand'
import { Page } from '@/components/site/Page'
import { Prose } from '@/components/site/RichText'
import { Accordion } from '@/components/ui/Accordion'
import { Stack } from '@/components/ui/Layout'
import { Section } from '@/components/ui/Section'
import { questions } from '@/content/facts'
import { messages, tableWords } from '@/content/messages'
import type { Faq, Program } from '@/content/types'
import { metadataFor } from '@/lib/search-engines/page-metadata'
import { faqNode, serviceNode } from '@/lib/search-engines/structured-data'
import { CostTable } from './CostTable'

type ProgramPageProps = {
  program: Program
  children: ReactNode
}

/** What all program pages have in common: how they begin and end, and what search engines are told. */
export function ProgramPage({ program, children }: ProgramPageProps) {
  const { slug, names, banner, atAGlance, opening, close } = program
  return (
    <Page path={`/${slug}`} facts={[serviceNode(program), faqNode(answeredQuestions(program))]}>
      <Banner content={banner} section={slug} />
      <FactBand label={messages.atAGlance} facts={atAGlance} />
      <OpeningQuestion {...opening} />
      {children}
      <CallPrompt
        {...close}
        link={{ text: messages.getStarted, href: `/${slug}/get-started` }}
        program={slug}
        passItOn={{ path: `/${slug}`, subject: names.menu }}
      />
    </Page>
  )
}

function OpeningQuestion({ question, answer, text }: Program['opening']) {
  return (
    <section aria-labelledby="promise" className="ground" data-tone="plain" data-tight>
      <Stack className="wrap" gap={24} data-reveal>
        <h2 id="promise">
          <Stack as="span" gap={8}>
            <span className="h3 soft">{question}</span> <span>{answer}</span>
          </Stack>
        </h2>
        <Prose blocks={text} />
      </Stack>
    </section>
  )
}

export function programMetadata({ slug }: Program): Metadata {
  return metadataFor(`/${slug}`)
}

type PartProps = { program: Program } & Pick<ComponentProps<typeof Section>, 'tone'>

export function ProgramCosts({ program, ...look }: PartProps) {
  const hasWays = program.costs.ways.length > 1
  const heading = hasWays ? tableWords.costsAndWays : tableWords.costs
  return (
    <Section id="costs" heading={heading} {...(!hasWays && { layout: 'split' })} {...look}>
      <CostTable caption={heading} {...program.costs} />
    </Section>
  )
}

export function ProgramQuestions({ program, ...look }: PartProps) {
  return (
    <Section id="questions" heading={program.questions.heading} layout="split" {...look}>
      <Accordion
        items={answeredQuestions(program).map(({ id, question, answer }) => ({
          id,
          heading: question,
          content: <Prose blocks={answer} />,
        }))}
      />
    </Section>
  )
}

export function answeredQuestions(
  { slug, questions: { faqs } }: Pick<Program, 'slug' | 'questions'>,
  given = questions,
): readonly Faq[] {
  const answered = given[slug].filter(({ answer }) => answer !== '')
  const asFaq = ({ question, answer }: (typeof answered)[number]): Faq => {
    const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? []
    return { id: `asked-${words.join('-')}`, question, answer: answer.split(/\n+/) }
  }
  return [...faqs, ...answered.map(asFaq)]
}
