import { join } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  output: 'export',
  // Every route becomes a folder with an index.html, which any static host can serve.
  trailingSlash: true,
  poweredByHeader: false,
  experimental: {
    // One less request before first paint; measured in docs/decisions/inlined-css.md.
    inlineCss: true,
    // Inlined styles cost no request, so each page gets only its own rules.
    cssChunking: { type: 'graph', requestCost: 0 },
  },
  // Stylesheets name their tools without a path: @use 'tools'.
  sassOptions: { loadPaths: [join(import.meta.dirname, 'styles')] },
  // Leaves out tests and tools. The build has already checked these files.
  typescript: { tsconfigPath: 'tsconfig.site.json', ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
}

export default config
