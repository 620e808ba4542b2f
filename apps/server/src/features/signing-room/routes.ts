import { photoLimits } from '@countersign/answers/photo-limits'
import { photoType } from '@countersign/contract/rules/limits'
import type { Room, RoomChanges } from '@countersign/contract/schemas/signing-room/room'
import { calls } from '@countersign/contract/calls'
import type { RoomRequest, RoomUpdate, RoomView, SigningRoom } from '@countersign/signing/room'
import { Answer, fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { sha256 } from '../../kernel/sha256.ts'
import { presentTranslation } from './present-translation.ts'
import { presentDocument } from './present-document.ts'
import { presentChanges, presentRoom } from './present-room.ts'

export function signingRoomRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getRoom, async (ctx, { bearer }) =>
    present(ctx, await requireRoom(ctx).open(createRoomRequest(ctx, bearer))),
  )
  registerEndpoint(registry, calls.getRoomPresence, async (ctx, { bearer, query }) => {
    requireCurrentPage(query.page)
    await requireRoom(ctx).check(createRoomRequest(ctx, bearer))
    return { present: true as const }
  })
  registerEndpoint(registry, calls.postRoomConsent, async (ctx, { bearer, body }) =>
    changed(ctx, await requireRoom(ctx).consent(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.patchRoomAnswers, async (ctx, { bearer, body }) =>
    changed(ctx, await requireRoom(ctx).saveAnswers(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(
    registry,
    calls.postRoomPhoto,
    async (ctx, { bearer, query, file }) =>
      changed(
        ctx,
        await requireRoom(ctx).addPhoto(createRoomRequest(ctx, bearer), { ...query, file }),
      ),
    // A little above the limit, so that a file just over it gets a readable error.
    { fileBody: photoType, bodyLimit: photoLimits.fileBytes + 1_000_000, perMinute: 60 },
  )
  registerEndpoint(registry, calls.getRoomPhoto, async (ctx, { bearer, params }) =>
    fileAnswer({
      bytes: await requireRoom(ctx).getPhoto(createRoomRequest(ctx, bearer), params),
      fileName: 'photo.jpg',
    }),
  )
  registerEndpoint(registry, calls.postRoomInspection, async (ctx, { bearer, body }) =>
    changed(ctx, await requireRoom(ctx).continueInspection(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomBlanks, async (ctx, { bearer, body }) =>
    changed(ctx, await requireRoom(ctx).leaveBlank(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomAdopt, async (ctx, { bearer, body }) =>
    changed(ctx, await requireRoom(ctx).adopt(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomSignature, async (ctx, { bearer, body }) =>
    changed(ctx, await requireRoom(ctx).signField(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomFinish, async (ctx, { bearer, body }) =>
    present(ctx, await requireRoom(ctx).finish(createRoomRequest(ctx, bearer), body ?? {})),
  )
  registerEndpoint(registry, calls.postRoomDecline, async (ctx, { bearer, body }) =>
    present(ctx, await requireRoom(ctx).decline(createRoomRequest(ctx, bearer), body)),
  )
  registerEndpoint(registry, calls.postRoomMessage, async (ctx, { bearer, body }) =>
    present(
      ctx,

      await requireRoom(ctx).sendMessage(createRoomRequest(ctx, bearer), {
        about: body.about,
        ...(body.about === 'question' && { question: body.words }),
      }),
    ),
  )
  registerEndpoint(registry, calls.getRoomPlaces, async (ctx, { bearer }) => ({
    documents: await requireRoom(ctx).listPlaces(createRoomRequest(ctx, bearer)),
  }))
  registerEndpoint(registry, calls.getRoomTranslation, async (ctx, { bearer, params }) =>
    withEtag(
      presentTranslation(
        (await requireRoom(ctx).getDocument(createRoomRequest(ctx, bearer), params)).document,
      ),
    ),
  )
  registerEndpoint(registry, calls.postRoomRead, async (ctx, { bearer, params, query }) =>
    changed(
      ctx,
      await requireRoom(ctx).markRead(createRoomRequest(ctx, bearer), {
        ...params,
        translation: query.translation,
      }),
    ),
  )
  registerEndpoint(registry, calls.getRoomText, async (ctx, { bearer, params }) =>
    withEtag(
      presentDocument(await requireRoom(ctx).getDocument(createRoomRequest(ctx, bearer), params)),
    ),
  )
  registerEndpoint(registry, calls.getRoomDocument, async (ctx, { bearer, params, query }) =>
    fileAnswer({
      bytes: await requireRoom(ctx).getDocumentPdf(createRoomRequest(ctx, bearer), {
        ...params,
        withoutOwn: query.for === 'page-view',
      }),
      fileName: 'document.pdf',
    }),
  )
}

function present(ctx: Context, view: RoomView): Room {
  return presentRoom(view, ctx.clock.now())
}

function changed(ctx: Context, update: RoomUpdate): RoomChanges {
  return presentChanges(update, ctx.clock.now())
}

function withEtag<Body>(body: Body): Answer<Body> {
  return new Answer(body, { etag: `"${sha256(JSON.stringify(body))}"` })
}

/** A page of an earlier release ends as when the room was opened elsewhere: its button loads it anew. */
function requireCurrentPage(page: string | undefined): void {
  if (page !== '3') {
    throw new DomainError('room-taken-over', 'This page is from before an update. Reload it.')
  }
}

/** Only the embedded engine has a room here; a vendor shows its own pages. */
function requireRoom(ctx: Context): SigningRoom {
  if (!ctx.ports.room) {
    throw new DomainError('room-not-found', 'Documents are not signed on this page.')
  }

  return ctx.ports.room
}

/** The route's access check has ensured that there is a token. */
function createRoomRequest(ctx: Context, token: string | undefined): RoomRequest {
  return { token: token ?? '', origin: ctx.origin, read: ctx.room }
}
