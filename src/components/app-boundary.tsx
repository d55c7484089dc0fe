import { Component, type ReactNode } from 'react';

interface AppBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Catches what a screen throws and shows the fallback instead; the frame around it stays. */
export class AppBoundary extends Component<AppBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
