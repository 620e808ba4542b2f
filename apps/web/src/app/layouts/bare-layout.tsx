import { Outlet } from 'react-router'

/** No header: pages without a session. */
export function Component() {
  return (
    <main id="main" tabIndex={-1} data-focus-quietly>
      <Outlet />
    </main>
  )
}
