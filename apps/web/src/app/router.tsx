import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { Component as BareLayout } from './layouts/bare-layout.tsx'
import { Component as FocusedLayout } from './layouts/focused-layout.tsx'
import { Component as MainLayout } from './layouts/main-layout.tsx'
import { paths } from '../lib/paths.ts'
import { loadFramedPacket } from './load-framed-packet.ts'
import { RootError } from './root-error.tsx'
import { Root } from './root.tsx'
import type { RouteHandle } from './route-handle.ts'
import { RouteLoading } from './route-loading.tsx'

/**
 * The sitemap. Every screen exports `Component` and is lazy. Nothing under `/verify` and
 * `/close-signing` may import zod: residents read on phones. The pages of their links, below
 * `/sign/`, are a document of their own: `signing-link-main.tsx`.
 */
const anyone = [
  screen('/login', 'Log in', () => import('../routes/login.tsx')),
  screen('/auth/callback', 'Logging in', () => import('../routes/auth-callback.tsx')),
  screen('/verify', 'Check a signed file', () => import('../routes/verify.tsx')),
  screen('/help', 'How it works', () => import('../routes/help/owner-help.tsx')),
  screen('/help/residents', 'How signing works', () => import('../routes/help/resident-help.tsx')),
  screen('/close-signing', 'Signing', () => import('../routes/close-signing.tsx')),
]

const members = [
  screen('/legal-forms', 'Legal forms', () => import('../routes/legal-forms/dashboard.tsx')),
  screen('/account', 'Account', () => import('../routes/account.tsx')),
  screen(
    '/legal-forms/properties/:propertyId',
    'Property',
    () => import('../routes/legal-forms/property.tsx'),
  ),
  screen(
    '/legal-forms/residents/:residentId',
    'Resident',
    () => import('../routes/legal-forms/resident.tsx'),
  ),
  screen('/account/personal-data', 'Personal data', () => import('../routes/personal-data.tsx')),
  screen('/account/office', 'Office', () => import('../routes/office.tsx')),
  screen('/office/join/:code', 'Invitation', () => import('../routes/join-office.tsx')),
  screen('/account/receipts/:receiptId', 'Receipt', () => import('../routes/receipt.tsx')),
  screen(
    '/legal-forms/custom-forms',
    'My forms',
    () => import('../routes/legal-forms/custom-forms/custom-forms.tsx'),
  ),
]

const associationPages = [
  screen(
    '/legal-forms/changes',
    'What changed',
    () => import('../routes/legal-forms/form-changes.tsx'),
  ),
  screen(
    '/association/forms',
    'Association forms',
    () => import('../routes/association/forms.tsx'),
  ),
  screen(
    '/association/bundles',
    'Bundles of the association',
    () => import('../routes/association/bundles.tsx'),
  ),
  screen(
    '/association/forms/:formId',
    'Association form',
    () => import('../routes/association/form.tsx'),
  ),
  screen(
    '/association/forms/:formId/publish',
    'Publish a form',
    () => import('../routes/association/publish.tsx'),
  ),
  screen('/association/members', 'Members', () => import('../routes/association/members.tsx')),
  screen(
    '/association/members/:memberId',
    'Member',
    () => import('../routes/association/member.tsx'),
  ),
]

const makingAnAssociationForm = [
  screen(
    '/association/forms/new',
    'Add a form',
    () => import('../routes/association/new-form.tsx'),
  ),
  screen(
    '/association/forms/new/pdf',
    'Upload a form',
    () => import('../routes/association/new-pdf.tsx'),
  ),
  screen(
    '/association/forms/new/pdfs',
    'Upload many forms',
    () => import('../routes/association/new-pdfs.tsx'),
  ),
  screen(
    '/association/forms/new/text',
    'Write a form',
    () => import('../routes/association/new-text.tsx'),
  ),
  screen(
    '/association/forms/:formId/edit',
    'Edit a form',
    () => import('../routes/association/edit.tsx'),
  ),
]

const makingAForm = [
  screen(
    '/legal-forms/custom-forms/new',
    'Add a form',
    () => import('../routes/legal-forms/custom-forms/new-form.tsx'),
  ),
  screen(
    '/legal-forms/custom-forms/new/pdf',
    'Upload a form',
    () => import('../routes/legal-forms/custom-forms/new-pdf-form.tsx'),
  ),
  screen(
    '/legal-forms/custom-forms/new/pdfs',
    'Upload many forms',
    () => import('../routes/legal-forms/custom-forms/new-pdf-forms.tsx'),
  ),
  screen(
    '/legal-forms/custom-forms/new/text',
    'Write a form',
    () => import('../routes/legal-forms/custom-forms/new-text-form.tsx'),
  ),
  screen(
    '/legal-forms/custom-forms/:formId',
    'Edit a form',
    () => import('../routes/legal-forms/custom-forms/edit-form.tsx'),
  ),
]

const makingAPacket = [
  screen('/add-property', 'Add a property', () => import('../routes/add-property.tsx')),
  screen(
    '/legal-forms/select-property',
    'Select a property',
    () => import('../routes/legal-forms/new/select-property.tsx'),
  ),
  screen(
    '/legal-forms/add-signers',
    'Add signers',
    () => import('../routes/legal-forms/new/add-signers.tsx'),
  ),
  screen(
    '/legal-forms/select-documents',
    'Select documents',
    () => import('../routes/legal-forms/new/select-documents.tsx'),
  ),
  screen(
    '/legal-forms/confirm-documents',
    'Confirm documents',
    () => import('../routes/legal-forms/new/confirm-documents.tsx'),
  ),
]

const printing = [
  screen(
    '/legal-forms/print',
    'Fill and print',
    () => import('../routes/legal-forms/new/print-form.tsx'),
  ),
]

const framed = [
  screen('/legal-forms/start', 'Fill out', () => import('../routes/legal-forms/packet/start.tsx')),
  screen('/legal-forms/sign', 'Sign', () => import('../routes/legal-forms/packet/sign.tsx')),
]

const reading = [
  screen(
    '/legal-forms/read',
    'Read the documents',
    () => import('../routes/legal-forms/packet/read.tsx'),
  ),
]

const packetLife = [
  screen(
    '/legal-forms/payment',
    'Payment',
    () => import('../routes/legal-forms/packet/payment.tsx'),
  ),
  screen(
    '/legal-forms/resident-link',
    'Resident links',
    () => import('../routes/legal-forms/packet/resident-link.tsx'),
  ),
  screen('/legal-forms/status', 'Status', () => import('../routes/legal-forms/packet/status.tsx')),
  screen(
    '/legal-forms/view',
    'View document',
    () => import('../routes/legal-forms/packet/view.tsx'),
  ),
]

const focused = { showHeader: false } satisfies RouteHandle
const fillsWindow = { showHeader: false, fillsWindow: true } satisfies RouteHandle
const asksFirst = { showHeader: false, confirmLeave: true } satisfies RouteHandle
const toAssociation = { ...asksFirst, closesTo: paths.associationForms } satisfies RouteHandle

export function createRouter(queryClient: QueryClient) {
  const loader = loadFramedPacket(queryClient)
  const fillingTheWindow = [...framed.map((route) => ({ ...route, loader })), ...reading]

  return createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: RouteLoading,
      children: [
        { path: '/', loader: () => redirect(paths.legalForms) },
        { Component: BareLayout, children: anyone },
        {
          Component: MainLayout,
          children: [
            ...members,
            ...associationPages,
            {
              handle: asksFirst,
              Component: FocusedLayout,
              children: [...makingAPacket, ...makingAForm],
            },
            {
              handle: toAssociation,
              Component: FocusedLayout,
              children: makingAnAssociationForm,
            },
            { handle: fillsWindow, Component: FocusedLayout, children: fillingTheWindow },
            { handle: focused, Component: FocusedLayout, children: [...printing, ...packetLife] },
          ],
        },
        screen('*', 'Page not found', () => import('../routes/not-found.tsx')),
      ],
    },
  ])
}

function screen(
  path: string,
  title: string,
  lazy: () => Promise<{ Component: () => React.ReactNode }>,
): RouteObject {
  return { path, handle: titled(title), lazy }
}

function titled(title: string): RouteHandle {
  return { title }
}
