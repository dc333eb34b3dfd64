/** What is said of a picture that content names and that isn’t among the originals. Their names have no ending. */
export function missingPicture(name: string, names: ReadonlySet<string>): { problem: string; cure: string } {
  const withoutEnding = name.replace(/^\/?(images\/)?/, '').replace(/\.\w+$/, '')
  if (names.has(withoutEnding)) {
    return { problem: `'${name}' is not how a picture is named here.`, cure: `Write '${withoutEnding}'.` }
  }
  const cure = 'Put the file there as .svg, .jpg, or .png, or name one that is there.'
  return { problem: `there is no picture images/${name}.`, cure }
}
