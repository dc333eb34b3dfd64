import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'

/** What came back, and how many milliseconds until it began. Status 0 if the connection broke. */
export type Answer = { status: number; text: string; headers: IncomingHttpHeaders; milliseconds: number }

type Sent = {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
  agent?: Agent
}

/** Sends one request; gives up after 30 seconds. */
export function send(url: string, { body, path, agent, ...options }: Sent = {}): Promise<Answer> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const since = () => performance.now() - begun
    const broken = () => resolve({ status: 0, text: '', headers: {}, milliseconds: since() })
    const place = path === undefined ? {} : { path }
    const request = httpRequest(url, { agent: agent ?? false, timeout: 30_000, ...place, ...options }, (response) => {
      const milliseconds = since()
      const { statusCode: status = 0, headers } = response
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status, headers, milliseconds, text: Buffer.concat(chunks).toString() }))
      response.on('error', broken)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', broken)
    request.end(body)
  })
}

/** Answers the form accepts; each drill adds its own. */
export const shipAnswers = {
  fullName: 'Rose Alder',
  phoneNumber: '(908) 555-0150',
  email: 'rose@example.org',
  zipCode: '07901',
  contactMethod: 'Phone',
}

export const furnitureAnswers = {
  ...shipAnswers,
  zipCode: undefined,
  repairItem: 'chair',
  repairInfo: 'The seat is torn.',
}

type Answers = Readonly<Record<string, string | undefined>>

/** A form as a browser sends it, with a photo of the given number of bytes, if any. */
export function form(
  answers: Answers,
  photoBytes?: number,
  fill = 7,
): { headers: Record<string, string>; body: Buffer } {
  const fields = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`],
  )
  const head =
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const photo = photoBytes === undefined ? [] : [Buffer.from(head), pictureOf(photoBytes, fill), Buffer.from('\r\n')]
  const body = Buffer.concat([Buffer.from(fields.join('')), ...photo, Buffer.from('--b--\r\n')])
  return { headers: { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=b' }, body }
}

/** Bytes that begin like a PNG. */
export function pictureOf(bytes: number, fill: number): Buffer {
  const picture = Buffer.alloc(bytes, fill)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(picture)
  return picture
}
