import { Arriving } from '../ui/part.tsx'

/** In place of a page that is on its way. */
export const LoadingPage = () => <Arriving after={0} />
