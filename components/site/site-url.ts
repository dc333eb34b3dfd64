/** Where the site is published, without a slash at the end. NEXT_PUBLIC_SITE_URL; a reserved sample without it. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'https://www.example.org').replace(/\/+$/, '')
