type Answer = (url: string, request: RequestInit) => Promise<unknown>

export type Upload = {
  progress: (loaded: number, total: number) => void
  sent: () => void
  isAborted: () => boolean
}

/**
 * Replaces the browser's XMLHttpRequest, which jsdom would send over the network, with a form service. `answer` takes
 * what `fetch` would take and returns what it would return; the list grows with each request.
 */
export function answerUploads(answer: Answer): readonly Upload[] {
  const uploads: Upload[] = []

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    response: unknown
    private url = ''
    private method = ''
    private isAborted = false
    private readonly headers: Record<string, string> = {}

    open(method: string, url: string) {
      this.method = method
      this.url = url
    }

    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }

    send(body: FormData) {
      uploads.push({
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        sent: () => this.upload.onload?.(),
        isAborted: () => this.isAborted,
      })
      answer(this.url, { method: this.method, headers: this.headers, body }).then(
        (response) => this.end(response),
        () => this.isAborted || this.finish(this.onerror),
      )
    }

    abort() {
      this.isAborted = true
      this.finish(this.onabort)
    }

    private async end(response: unknown) {
      this.response = await (response as Response).json().catch(() => null)
      if (!this.isAborted) this.finish(this.onload)
    }

    private finish(listener: (() => void) | undefined) {
      listener?.()
      this.onloadend?.()
    }
  }

  global.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest
  return uploads
}
