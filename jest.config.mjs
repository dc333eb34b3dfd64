import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'
import { chooseLocalDesk } from './scripts/cli/local-desk.mjs'

chooseLocalDesk()

const withNext = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  // What takes an hour, or copies the project, is asked once a week.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.WEEKLY === '1' ? [] : ['/weekly/'])],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  // Half the processors, because a worker for each would starve the tests that open sockets; a small build server has two.
  maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // Generous, because a busy machine isn't the site's fault, and some tests ask many rows or start Node.
  testTimeout: 120_000,
}

/** parse5 ships only as ES modules, which Jest can't require on Node 20 until they're transformed. */
const transformIgnorePatterns = ['/node_modules/(?!(parse5|entities)/)', '\\.module\\.scss$']

export default async () => ({ ...(await withNext(config)()), transformIgnorePatterns })
