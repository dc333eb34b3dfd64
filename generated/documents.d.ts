// Stands in for documents.ts until the first build.
import type { DocumentFile } from '@/content/types'

type Name = 'volunteer-application' | 'home-health-aide-application' | `newsletters/${string}`
export const documents: Record<Name, DocumentFile>
