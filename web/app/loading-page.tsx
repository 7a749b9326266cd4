import { Arriving } from '../ui/layout/lazy-boundary.tsx'

/** In place of a page that is on its way. */
export const LoadingPage = () => <Arriving after={0} />
