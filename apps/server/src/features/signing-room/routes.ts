import {
  getRoom,
  getRoomDocument,
  getRoomPresence,
  getRoomPlaces,
  patchRoomAnswers,
  postRoomAdopt,
  postRoomConsent,
  postRoomDecline,
  postRoomFinish,
  postRoomMessage,
  postRoomPlace,
  postRoomRead,
} from '@countersign/contract'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { presentRoom } from './present-room.ts'
import { roomOf, visitOf } from './room-of.ts'

/** The calls of the embedded provider's own page. Its rules are the engine's; here they only meet HTTP. */
export function signingRoomRoutes(doors: Doors): void {
  registerEndpoint(doors, getRoom, async (ctx, { bearer }) =>
    presentRoom(await roomOf(ctx).open(visitOf(ctx, bearer))),
  )
  registerEndpoint(doors, getRoomPresence, async (ctx, { bearer }) => {
    await roomOf(ctx).check(visitOf(ctx, bearer))
    return { present: true as const }
  })
  registerEndpoint(doors, postRoomConsent, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).consent(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(doors, patchRoomAnswers, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).saveAnswers(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(doors, postRoomAdopt, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).adopt(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(doors, postRoomPlace, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).signPlace(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(doors, postRoomFinish, async (ctx, { bearer }) =>
    presentRoom(await roomOf(ctx).finish(visitOf(ctx, bearer))),
  )
  registerEndpoint(doors, postRoomDecline, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).decline(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(doors, postRoomMessage, async (ctx, { bearer, body }) =>
    presentRoom(await roomOf(ctx).tellSender(visitOf(ctx, bearer), body)),
  )
  registerEndpoint(doors, getRoomPlaces, async (ctx, { bearer }) => ({
    documents: await roomOf(ctx).places(visitOf(ctx, bearer)),
  }))
  registerEndpoint(doors, postRoomRead, (ctx, { bearer, params }) =>
    roomOf(ctx).markRead(visitOf(ctx, bearer), params),
  )
  registerEndpoint(doors, getRoomDocument, async (ctx, { bearer, params, query }) =>
    fileAnswer({
      bytes: await roomOf(ctx).documentPdf(visitOf(ctx, bearer), {
        ...params,
        withoutOwn: query.for === 'page-view',
      }),
      fileName: 'document.pdf',
    }),
  )
}
