import { enquiryMessages } from '../../content/enquiry-messages'
import { email } from '../../content/form-fields'
import { officeHours } from '../../content/organization'
import { givingWayCount } from '../../content/pages/giving'
import { privacy } from '../../content/pages/privacy'
import { programCount } from '../../content/programs'
import { inWords } from '../../content/sentences'
import { videoCount } from '../../content/videos'

/** Facts in the content that sentences elsewhere may repeat. */
export type Facts = {
  officeHours: string
  /** Counts in words, by what is counted. */
  counts: Record<string, string>
  /** Every number in words. */
  numbers: string[]
  /** What is promised about a message, which depends on where messages go. */
  promises: string[]
}

const facts: Facts = {
  officeHours,
  counts: { programs: programCount, videos: videoCount, 'ways to': givingWayCount },
  numbers: Array.from({ length: 21 }, (_, count) => inWords(count)),
  promises: [enquiryMessages.privacy, email.hint ?? '', ...privacy.forms.text].filter(
    (words) => typeof words === 'string',
  ),
}

// Run in the copy, whose words are different; the rehearsal reads what it prints.
console.log(JSON.stringify(facts))
