import { join } from 'node:path'
import { hostFiles } from '@/deploy/host-files'
import { step, whenStartedAlone } from '@/scripts/step'
import { writeIfChanged } from './files'

/** Writes the files for every host into `deploy/`. */
export async function writeHostFiles(folder = 'deploy'): Promise<string> {
  const files = hostFiles()
  for (const { name, text } of files) await writeIfChanged(join(folder, name), text)
  return files.map(({ name }) => name).join(', ')
}

whenStartedAlone('host-files.ts', () => step('host files', () => writeHostFiles()))
