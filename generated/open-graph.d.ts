// Stands in for open-graph.ts until the first build.
export const openGraphSize: { width: number; height: number }
export const openGraphImages: Readonly<Record<string, string>>
