import { RichText } from '@/components/site/RichText'
import { SiteLink } from '@/components/site/SiteLink'
import { Accordion } from '@/components/ui/Accordion'
import { Stack } from '@/components/ui/Layout'
import { findHelp } from '@/content/find-help'
import { programFor } from '@/content/programs'
import { serviceAreas } from '@/content/service-areas'
import { townField, townWords } from '@/content/town-words'
import { TownCheck } from './TownCheck'

/** Which programs go to the reader's town; below it, and without script in its place, where each of them goes. */
export function WhereProgramsGo() {
  const services = serviceAreas.map((area) => ({ area, name: programFor(area.program).names.menu }))
  const { check, notNow } = townWords
  return (
    <Stack gap={24}>
      <TownCheck services={services} field={townField} words={{ check, notNow }} />
      <Accordion
        items={[
          {
            id: 'where',
            heading: findHelp.where,
            content: (
              <Stack>
                <Stack as="ul" gap={8}>
                  {services.map(({ area, name }) => (
                    <li key={area.program}>
                      <SiteLink link={{ text: name, href: `/${area.program}` }} className="standalone" />
                      <p>{area.where}</p>
                    </li>
                  ))}
                </Stack>
                <p className="small">
                  <RichText text={townWords.elsewhere} />
                </p>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}
