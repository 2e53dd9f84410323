import { Component, type ReactNode } from 'react';

interface PreparedPageBoundaryProps {
  isShown: boolean;
  /** Called when the page throws while it is hidden. */
  onFail: () => void;
  children: ReactNode;
}

/**
 * Contains an error of a prepared page while it is hidden. When the page is shown, the error goes to the
 * boundary around all pages.
 */
export class PreparedPageBoundary extends Component<
  PreparedPageBoundaryProps,
  { error?: unknown; hasFailed: boolean }
> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.props.isShown) this.props.onFail();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isShown) throw this.state.error;
    return null;
  }
}
