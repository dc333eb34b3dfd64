import { z } from 'zod'
import { slot, words } from './fields'

/** What each program costs. Where nothing is written, the page says whom to ask. */
export const pricesSchema = z
  .strictObject({
    homecare: z
      .strictObject({
        hourly: slot('Hourly and overnight care', 'Write the rates of hourly and overnight care.'),
        liveIn: slot('24-hour and live-in care', 'Write the rates of 24-hour and live-in care.'),
        medicalAlert: slot('Medical alert monitoring', 'Write the monthly price of medical alert monitoring.'),
      })
      .meta({ label: 'Home Care' }),
    spendADay: z
      .strictObject({
        day: slot('A day at Spend-A-Day', 'Write the rate for a day at Spend-A-Day.'),
        oneWay: words('Transportation, one way'),
        roundTrip: words('Transportation, round trip'),
      })
      .meta({ label: 'Spend-A-Day' }),
    mealsOnWheels: z
      .strictObject({
        meal: slot('Meals on Wheels', 'Write the price of a meal, or what people are asked to give.'),
        groceries: slot('Grocery shopping', 'Write the fee for the grocery shopping service.'),
      })
      .meta({ label: 'Meals on Wheels' }),
    socialWork: z
      .strictObject({
        talk: slot('Talking with a social worker', 'Write Free, or what it costs to talk with a social worker.'),
        medicalAlert: slot('Life Station medical alert', 'Write what Life Station costs a month, by device.'),
        students: slot('A program for students', 'Write Free, or what a program for students costs.'),
      })
      .meta({ label: 'Social Work Support' }),
    furniture: z
      .strictObject({
        caning: slot('Caning', 'Write what caning costs, for example by the hole.'),
        rushing: slot('Rushing', 'Write what rushing a seat costs.'),
        repairs: slot('Repairs and refinishing', 'Write what repairs and refinishing cost, or how you price them.'),
      })
      .meta({ label: 'Furniture Workshop' }),
  })
  .meta({ label: 'Prices' })

export type Prices = z.infer<typeof pricesSchema>
