import { partsId, startLate } from './start-late'

// The script at the end of every page, in front of which stands what it starts.
startLate(JSON.parse(document.getElementById(partsId)?.textContent ?? ''))
