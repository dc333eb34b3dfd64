import { partsId, startLate } from './start-late'

// The script at the end of every page, right after the list of what it starts.
startLate(JSON.parse(document.getElementById(partsId)?.textContent ?? ''))
