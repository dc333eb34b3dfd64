import { join } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  // Every route becomes a folder with an index.html, which any static host can serve.
  trailingSlash: true,
  poweredByHeader: false,
  experimental: {
    // One request less before first paint; measured in DECISIONS.md.
    inlineCss: true,
    // What is inlined costs no request, so each page gets its own rules and none of the others'.
    cssChunking: { type: 'graph', requestCost: 0 },
  },
  // Stylesheets name their tools without a path: @use 'tools'.
  sassOptions: { loadPaths: [join(import.meta.dirname, 'styles')] },
  // Without tests and tools. The build checks the same files before (check-types.ts), and says it in staff's words.
  typescript: { tsconfigPath: 'tsconfig.site.json', ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
}

export default config
