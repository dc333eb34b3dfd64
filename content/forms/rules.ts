/** Rules shared by the forms on the pages and the desk that takes their messages. */

const megabytes = 25

/** The largest photo that's sure to arrive. */
export const largestPhoto = { printed: `${megabytes}MB`, bytes: megabytes * 1024 * 1024 } as const

/** Name of the field that people never see and bots fill in. The hosted form service knows it by this name. */
export const honeypotName = '_gotcha'
