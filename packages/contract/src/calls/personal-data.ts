import type { personalDataEndpoints } from '../endpoints/personal-data.ts'
import type { Calls } from '../call.ts'

export const personalDataCalls: Calls<typeof personalDataEndpoints> = {
  postFindPersonalData: {
    method: 'POST',
    path: '/personal-data/find',
    access: 'member',
    right: 'manage',
  },
  postErasePersonalData: {
    method: 'POST',
    path: '/personal-data/erase',
    access: 'member',
    right: 'manage',
  },
}
