import { type ContentModule, objectsOf } from './content-entries'
import type { Finding } from './findings'
import { missingPicture } from './picture-names'

/**
 * Every video in content must have ids no other video has, a still in images/, and a transcript that says something, if
 * it has one. A video that several pages name is one entry and counts once.
 */
export function checkVideos(modules: readonly ContentModule[], pictures: ReadonlySet<string>): Finding[] {
  const seen = new Set<unknown>()
  const owners = new Map<string, string>()
  const findings: Finding[] = []
  for (const { file, entry, value } of objectsOf(modules)) {
    if (typeof value.youtubeId !== 'string' || seen.has(value)) continue
    seen.add(value)
    for (const field of ['id', 'youtubeId'] as const) {
      const key = `${field} ${value[field]}`
      const owner = owners.get(key)
      if (owner) {
        const problem = `'${value[field]}' is the ${field} of ${owner} already.`
        findings.push({ file, entry, field, problem, cure: 'Give each video its own.' })
      } else owners.set(key, `${file}, ${entry}`)
    }
    if (!/^([\w-]{11}|sample-.*)$/.test(value.youtubeId)) {
      const id = /(?:v=|youtu\.be\/|embed\/|shorts\/)([\w-]{11})/.exec(value.youtubeId)?.[1]
      const problem = `'${value.youtubeId}' is not the id of a video.`
      const cure = `Write only the eleven letters and digits that follow watch?v= in its address${id ? `: '${id}'` : ''}.`
      findings.push({ file, entry, field: 'youtubeId', problem, cure })
    }
    if (!pictures.has(String(value.poster))) {
      findings.push({ file, entry, field: 'poster', ...missingPicture(String(value.poster), pictures) })
    }
    if (!saysSomething(value.transcript)) {
      const problem = 'the transcript has a paragraph without words, or none at all.'
      const cure = 'Write what is said, or take out the line that begins with transcript.'
      findings.push({ file, entry, field: 'transcript', problem, cure })
    }
  }
  return findings
}

function saysSomething(transcript: unknown): boolean {
  if (!Array.isArray(transcript)) return transcript !== ''
  return transcript.length > 0 && transcript.every((paragraph) => /\p{L}/u.test(String(paragraph)))
}
