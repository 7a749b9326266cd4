using System;

namespace Keywerk
{
    /// <summary>The portal's signed answer to what has become of a licence.</summary>
    public sealed class Status
    {
        internal readonly Handle Pointer;

        internal Status(IntPtr pointer)
        {
            Pointer = new Handle(pointer, Native.kw_free_status);
        }

        /// <summary>Why the answer is not accepted, as a code; null: it is.</summary>
        public string Refusal
        {
            get { return Pointer.Text(Native.kw_status_refusal); }
        }

        public string RefusalText(string language)
        {
            return Pointer.Text(status => Native.kw_status_refusal_text(status, Utf8.Encode(language)));
        }

        /// <summary>current, superseded, suspended or moved; null of an answer that is not accepted.</summary>
        public string State
        {
            get { return Pointer.Text(Native.kw_status_state); }
        }

        /// <summary>The serial of the licence in its place; null: none.</summary>
        public string Successor
        {
            get { return Pointer.Text(Native.kw_status_successor); }
        }

        /// <summary>When the portal said so, in seconds since 1970.</summary>
        public long AtSeconds
        {
            get { return Native.kw_status_at_seconds(Pointer); }
        }

        /// <summary>How many seconds old it is at this time; 0: by the system's clock.</summary>
        public long Age(long now = 0)
        {
            return Native.kw_status_age(Pointer, now);
        }
    }
}
