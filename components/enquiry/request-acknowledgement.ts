import { noteAddress } from '@/lib/forms/destination'

/** Milliseconds before we give up on the acknowledgement. */
const answerTime = 10_000

/**
 * Asks the host to send a short note to someone who has sent an enquiry (BRIEF 3.11). By then the enquiry has
 * arrived, so anything that goes wrong here is only logged to the console.
 */
export async function requestAcknowledgement(email: string): Promise<void> {
  const body = new FormData()
  body.append('email', email)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), answerTime)
  try {
    const response = await fetch(noteAddress, { method: 'POST', body, signal: deadline.signal })
    const reply: { status?: string; message?: string } = await response.json()
    if (reply.status !== 'success') throw new Error(reply.message ?? `status ${response.status}`)
  } catch (error) {
    console.warn('The acknowledgement was not sent:', error)
  } finally {
    clearTimeout(timer)
  }
}
