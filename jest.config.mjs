import nextJest from 'next/jest.js'
import { chooseLocalDesk } from './scripts/doors/local-desk.mjs'

chooseLocalDesk()

const withNext = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.cache/'],
  // Two processors are what a small build server has; a worker each would starve the tests that open sockets.
  maxWorkers: 2,
  // Generous, because a busy machine is no fault of the site.
  testTimeout: 30_000,
}

/** parse5 comes as modules only, which Jest cannot require on Node 20 before they are transformed. */
const transformIgnorePatterns = ['/node_modules/(?!(parse5|entities)/)', '\\.module\\.scss$']

export default async () => ({ ...(await withNext(config)()), transformIgnorePatterns })
