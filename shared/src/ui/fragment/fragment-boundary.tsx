import { Component, type ReactNode } from 'react';

interface FragmentBoundaryProps {
  /** Shown in its place; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Leaves out a part of another remote whose rendering throws, and logs a warning. */
export class FragmentBoundary extends Component<FragmentBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A fragment could not be drawn.', error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
