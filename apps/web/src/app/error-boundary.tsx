import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** For pages without the router, which has its own. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.fallback(error)
  }
}
