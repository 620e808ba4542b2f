import { getPayment, postPayment } from '@countersign/contract'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { payPacket } from './pay-packet.ts'
import { readPayment } from './read-payment.ts'

export function paymentRoutes(doors: Doors): void {
  registerEndpoint(doors, getPayment, (ctx, { params }) =>
    readPayment(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(doors, postPayment, (ctx, { body }) =>
    payPacket(ctx, { groupId: body.documentGroupId }),
  )
}
