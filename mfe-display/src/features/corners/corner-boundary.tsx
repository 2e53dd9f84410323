import { Component, type ReactNode } from 'react';

interface Props {
  cornerId: string;
  children: ReactNode;
}

/** Leaves out a corner whose rendering throws and logs a warning. Other corners are unaffected. */
export class CornerBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`The corner ${this.props.cornerId} could not be drawn.`, error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
