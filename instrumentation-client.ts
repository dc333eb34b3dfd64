import { rememberPage } from '@/components/site/KeepAsLeft'
import { goByWhereNodesStand } from '@/components/site/moved-nodes'
import { ignoreSecondPresses } from '@/components/site/second-press'

// Next runs this before React takes over a page.
goByWhereNodesStand()
ignoreSecondPresses()
rememberPage()
