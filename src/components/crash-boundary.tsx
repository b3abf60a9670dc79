import { Component, type ReactNode } from 'react';

type CrashBoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode };
type CrashBoundaryState = { crash: { error: unknown } | null };

/** Shows the fallback in place of children that failed to render. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? this.props.fallback(crash.error) : this.props.children;
  }
}
