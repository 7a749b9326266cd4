type News = 'in' | 'out'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('keywerk-session')

// oxlint-disable unicorn/require-post-message-target-origin -- a broadcast channel has one origin and takes no other
/** Tells this browser's other tabs of a sign-in or sign-out. */
export const tellTabs = (news: News): void => channel?.postMessage(news)

export const onOtherTab = (listen: (news: News) => void): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data))
