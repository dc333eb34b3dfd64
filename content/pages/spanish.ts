import { organization, postalAddress } from '@/content/organization'
import { programs } from '@/content/programs'
import { publicHelp } from '@/content/public-help'
import type { Block, Illustration, Link } from '@/content/types'
import { timeInSpanish } from '@/lib/dates/times'
import { inSpanishSentence } from '@/lib/sentences'

const { name, phone, foundedYear, hours, countiesInPart } = organization

const days: Readonly<Record<string, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
}

const [firstDay = '', lastDay = ''] = [hours.days[0], hours.days.at(-1)].map((day) => days[day ?? ''] ?? day)

/** 'de lunes a viernes, de 8:00 a. m. a 5:00 p. m.' */
const officeHours = `de ${firstDay} a ${lastDay}, de ${timeInSpanish(hours.from)} a ${timeInSpanish(hours.to)}`

/** The same as a sentence of its own. */
export const hoursInSpanish = `${officeHours[0]?.toUpperCase()}${officeHours.slice(1)}`

/** The page in Spanish. Its sentences on the programs stand in the programs' own files, at `inSpanish`. */
export const spanish = {
  heading: `${name} en español`,
  lead: `Desde ${foundedYear} ayudamos a las personas mayores del condado de Union y de partes de los condados de ${inSpanishSentence(countiesInPart)} a seguir viviendo en su propia casa, y apoyamos a las familias que las cuidan.`,
  confirm: 'The Spanish on this page. Have a native speaker read it.',
  call: { text: `Llame al ${phone.printed.replace(' ', '\u00a0')}`, href: phone.href } satisfies Link,
  image: {
    picture: 'heroes/spanish',
    alt: 'Una mujer y su padre, sien con sien, escuchan por el mismo teléfono rojo; ella lo sujeta arriba y sonríe con alivio; él, con el sombrero de paja ladeado, lo sostiene por abajo',
  } satisfies Illustration,
  programs: {
    heading: 'Cómo podemos ayudarle',
    lead: 'Las páginas de los programas están en inglés.',
    list: programs.map(({ slug, names, inSpanish }) => ({
      key: slug,
      content: [{ text: names.menu, href: `/${slug}`, standsIn: 'es' } satisfies Link, `: ${inSpanish}`] as const,
    })),
  },
  contact: {
    heading: 'Llámenos',
    text: [
      'Al llamar, puede decir “Spanish, please” para preguntar si hay alguien que hable español.',
      'Puede llamar usted, o alguien en su nombre: un hijo, una hija, un vecino.',
      `También puede escribirnos: ${name}, ${postalAddress.line1}, ${postalAddress.line2}.`,
    ] satisfies readonly Block[],
    board: { call: 'Llame al', hours: hoursInSpanish },
  },
  interpreter: organization.interpreter,
  others: {
    heading: 'Otras líneas de ayuda',
    confirm: 'Whether the Eldercare Locator answers in Spanish.',
    text: [
      'En una emergencia, llame al 911.',
      [
        'Medicare: ',
        publicHelp.medicareLine,
        ', las 24 horas, salvo algunos feriados federales; también atienden en español. En línea: ',
        { text: 'es.medicare.gov', href: 'https://es.medicare.gov/', opensNewTab: true, language: 'es' } satisfies Link,
        '.',
      ],
      ['SHIP, en otros condados de Nueva Jersey: ', publicHelp.stateShip, '.'],
      ['Eldercare Locator, para encontrar ayuda en cualquier lugar del país: ', publicHelp.eldercareLocator, '.'],
    ] satisfies readonly Block[],
  },
} as const
