import { createClient, SubmissionError } from '@formspree/core'
import { formAction, formProject } from '@/lib/forms/destination'

/** The enquiry was on its way, and no answer we can read came back: it may or may not have arrived. */
export class NoAnswer extends Error {}

/** Milliseconds an answer may take once everything has been sent. */
const answerTime = 30_000

/** What even a slow connection manages: 200 kbit/s. */
const bytesPerMillisecond = 25

/**
 * The form service's client with one part swapped: it sends by XMLHttpRequest, which reports how much of a photo has
 * been sent and can be aborted. Rejects with NoAnswer when that happens, with another error when the network fails.
 */
export function uploadingClient(onProgress: (percent: number) => void) {
  const loadedAt = Date.now()
  return Object.assign(createClient(formProject ? { project: formProject } : {}), {
    async submitForm(key: string, body: unknown, { clientName = '' } = {}) {
      if (!(body instanceof FormData)) throw new TypeError('An enquiry is sent as form data.')
      const headers = {
        Accept: 'application/json',
        'Formspree-Client': clientName,
        'Formspree-Session-Data': btoa(JSON.stringify({ loadedAt, webdriver: navigator.webdriver })),
      }
      const hasPhoto = [...body.values()].some((value) => value instanceof File)
      return resultOf(await post(formAction(key), body, headers, hasPhoto ? onProgress : () => {}))
    },
  })
}

/** Milliseconds without any progress after which sending is given up: time for the body on a slow line, and the answer. */
function timeLimitFor(body: FormData): number {
  let bytes = 0
  for (const [, value] of body) bytes += typeof value === 'string' ? value.length : value.size
  return answerTime + bytes / bytesPerMillisecond
}

type ServerErrors = ConstructorParameters<typeof SubmissionError>

/** What the service's reply means, whatever its status: `errors` wins over `error`, and only `next` is success. */
function resultOf(reply: unknown) {
  const { next, error, errors }: { next?: unknown; error?: unknown; errors?: unknown } = isObject(reply) ? reply : {}
  if (Array.isArray(errors) && errors.every(isServerError)) return new SubmissionError(...errors)
  if (typeof error === 'string') return new SubmissionError({ message: error })
  if (typeof next === 'string') return { kind: 'success' as const, next }
  throw new NoAnswer()
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isServerError(error: unknown): error is ServerErrors[number] {
  return isObject(error) && 'message' in error && typeof error.message === 'string'
}

function post(
  address: string,
  body: FormData,
  headers: object,
  onProgress: (percent: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json' // What is none comes as null.
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    let isOnItsWay = false
    request.upload.onload = () => {
      isOnItsWay = true
    }
    const limit = timeLimitFor(body)
    let timer = setTimeout(giveUp, limit)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit)
      // Firefox doesn't say that it has sent everything until an answer begins.
      if (loaded === total) isOnItsWay = true
      onProgress(Math.floor((100 * loaded) / (total || 1)))
    }
    request.onload = () => resolve(request.response)
    request.onerror = () =>
      reject(isOnItsWay ? new NoAnswer() : new TypeError('The form service could not be reached.'))
    request.onabort = () => reject(new NoAnswer())
    request.onloadend = () => clearTimeout(timer)
    request.send(body)

    function giveUp(): void {
      request.abort()
    }
  })
}
