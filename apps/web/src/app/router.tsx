import { createBrowserRouter, redirect } from 'react-router'
import { paths } from './paths.ts'
import { Root } from './root.tsx'
import { RootProblem } from './root-problem.tsx'
import type { RouteHandle } from './route-handle.ts'
import { RouteWaiting } from './route-waiting.tsx'

/**
 * The sitemap. Every screen is loaded when it is first visited and exports `Component`.
 * Nothing under `/sign` and `/close-signing` may pull in Mantine or zod: residents read on phones.
 */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RootProblem,
    HydrateFallback: RouteWaiting,
    children: [
      { path: '/', loader: () => redirect(paths.legalForms) },

      // Anyone
      {
        lazy: () => import('./layouts/bare-layout.tsx'),
        children: [
          {
            path: '/login',
            handle: says({ title: 'Log in' }),
            lazy: () => import('../routes/login.tsx'),
          },
          {
            path: '/auth/callback',
            handle: says({ title: 'Logging in' }),
            lazy: () => import('../routes/auth-callback.tsx'),
          },
          {
            path: '/sign/status',
            handle: says({ title: 'Thank you' }),
            lazy: () => import('../routes/sign/sign-status.tsx'),
          },
          {
            path: '/sign/:code',
            handle: says({ title: 'Sign your forms' }),
            lazy: () => import('../routes/sign/sign-by-code.tsx'),
          },
          {
            path: '/close-signing',
            handle: says({ title: 'Signing' }),
            lazy: () => import('../routes/close-signing.tsx'),
          },
        ],
      },

      // Members
      {
        lazy: () => import('./layouts/main-layout.tsx'),
        children: [
          {
            path: '/account',
            handle: says({ title: 'Account' }),
            lazy: () => import('../routes/account.tsx'),
          },
          {
            path: '/legal-forms',
            handle: says({ title: 'Legal forms' }),
            lazy: () => import('../routes/legal-forms/dashboard.tsx'),
          },
          {
            path: '/legal-forms/residents/:residentId',
            handle: says({ title: 'Resident' }),
            lazy: () => import('../routes/legal-forms/resident.tsx'),
          },
          {
            path: '/legal-forms/properties/:propertyId',
            handle: says({ title: 'Property' }),
            lazy: () => import('../routes/legal-forms/property.tsx'),
          },
          {
            handle: says({ showHeader: false }),
            lazy: () => import('./layouts/focused-layout.tsx'),
            children: [
              // What may be lost by leaving
              {
                path: '/add-property',
                handle: asks('Add a property'),
                lazy: () => import('../routes/add-property.tsx'),
              },
              {
                path: '/legal-forms/select-property',
                handle: asks('Select a property'),
                lazy: () => import('../routes/legal-forms/new/select-property.tsx'),
              },
              {
                path: '/legal-forms/add-signers',
                handle: asks('Add signers'),
                lazy: () => import('../routes/legal-forms/new/add-signers.tsx'),
              },
              {
                path: '/legal-forms/select-documents',
                handle: asks('Select documents'),
                lazy: () => import('../routes/legal-forms/new/select-documents.tsx'),
              },
              {
                path: '/legal-forms/confirm-documents',
                handle: asks('Review your packet'),
                lazy: () => import('../routes/legal-forms/new/confirm-documents.tsx'),
              },

              // A packet's life, by ?documentGroupId=
              {
                path: '/legal-forms/start',
                handle: says({ title: 'Fill out' }),
                lazy: () => import('../routes/legal-forms/packet/start.tsx'),
              },
              {
                path: '/legal-forms/payment',
                handle: says({ title: 'Pay' }),
                lazy: () => import('../routes/legal-forms/packet/payment.tsx'),
              },
              {
                path: '/legal-forms/resident-link',
                handle: says({ title: 'Resident links' }),
                lazy: () => import('../routes/legal-forms/packet/resident-link.tsx'),
              },
              {
                path: '/legal-forms/sign',
                handle: says({ title: 'Sign' }),
                lazy: () => import('../routes/legal-forms/packet/sign.tsx'),
              },
              {
                path: '/legal-forms/status',
                handle: says({ title: 'Status' }),
                lazy: () => import('../routes/legal-forms/packet/status.tsx'),
              },
              {
                path: '/legal-forms/view',
                handle: says({ title: 'View document' }),
                lazy: () => import('../routes/legal-forms/packet/view.tsx'),
              },
            ],
          },
        ],
      },

      {
        path: '*',
        handle: says({ title: 'Page not found' }),
        lazy: () => import('../routes/not-found.tsx'),
      },
    ],
  },
])

function says(handle: RouteHandle): RouteHandle {
  return handle
}

/** A screen whose close button asks first. */
function asks(title: string): RouteHandle {
  return { title, confirmLeave: true }
}
