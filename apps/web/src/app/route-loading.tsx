import pageStyles from '../ui/page.module.css'

export function RouteLoading() {
  return (
    <p className={pageStyles.loading} role="status">
      Loading...
    </p>
  )
}
