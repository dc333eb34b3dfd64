import { renderToStaticMarkup } from 'react-dom/server'
import { Timeline } from '@/components/history/Timeline'
import { decades, historicalImages } from '@/content/history'

test('prints load only when near, and keep their place until then; without script each leads to its picture', () => {
  const label = 'Timeline'
  document.body.innerHTML = renderToStaticMarkup(<Timeline {...{ label, decades }} images={historicalImages} />)
  expect(document.querySelectorAll('img[loading="lazy"][width][height]')).toHaveLength(historicalImages.length)
  const addresses = [...document.querySelectorAll('a[href^="/pictures/"]')].map((link) => link.getAttribute('href'))
  for (const { fullImage } of historicalImages) {
    expect(addresses).toContainEqual(expect.stringMatching(new RegExp(`^/pictures/${fullImage.picture}\\..*jpg$`)))
  }
})
