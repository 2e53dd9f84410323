import { Component, type ReactNode } from 'react';

/** Leaves out a part of another remote whose rendering throws, and logs a warning. */
export class FragmentBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A part of another remote could not be drawn.', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
