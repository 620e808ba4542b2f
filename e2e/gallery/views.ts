import { associationViews } from './association-views.ts'
import { creationViews } from './creation-views.ts'
import { dashboardViews } from './dashboard-views.ts'
import { formViews } from './form-views.ts'
import { inspectionViews } from './inspection-views.ts'
import { mailViews } from './mail-views.ts'
import { memberPageViews } from './member-views.ts'
import { officeViews } from './office-views.ts'
import { packetViews } from './packet-views.ts'
import { publicViews } from './public-views.ts'
import { printedViews } from './printed-views.ts'
import { residentRoomViews } from './resident-views.ts'

/** Every screen of the product in its states, in the order in which people meet them. */
export const views = [
  ...publicViews,
  ...dashboardViews,
  ...creationViews,
  ...packetViews,
  ...residentRoomViews,
  ...inspectionViews,
  ...formViews,
  ...associationViews,
  ...printedViews,
  ...memberPageViews,
  ...officeViews,
  ...mailViews,
]
