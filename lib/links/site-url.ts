/** Where the site is published, without a trailing slash: NEXT_PUBLIC_SITE_URL, or a reserved example domain. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://www.example.org').replace(/\/+$/, '')
