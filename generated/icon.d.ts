// Stands in for icon.ts until the first build.
export const iconAddress: string
