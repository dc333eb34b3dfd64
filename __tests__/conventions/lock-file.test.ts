import { readFileSync } from 'node:fs'

type LockedPackage = { version?: string; optionalDependencies?: Record<string, string> }

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }

/** Whether a package at this place in node_modules finds another: in its own node_modules, then further up. */
function finds(place: string, name: string): boolean {
  if (lock.packages[`${place && `${place}/`}node_modules/${name}`]) return true
  if (!place) return false
  const parent = place.lastIndexOf('/node_modules/')
  return finds(parent < 0 ? '' : place.slice(0, parent), name)
}

test('every package for another kind of machine is in the lock file, so npm ci works there, too', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(place, name))
      .map((name) => `${place}@${version}: ${name} is missing. Pin a version whose packages are all in the registry.`),
  )
  expect(missing).toEqual([])
})
