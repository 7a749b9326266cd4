using System;
using System.Collections.Generic;

namespace Keywerk
{
    /// <summary>What the library says of a licence.</summary>
    public sealed partial class Verdict
    {
        internal readonly Handle Pointer;

        internal Verdict(IntPtr pointer)
        {
            Pointer = new Handle(pointer, Native.kw_free_verdict);
        }

        /// <summary>True also in the warning and in the grace.</summary>
        public bool IsValid
        {
            get { return Native.kw_verdict_is_valid(Pointer) == 1; }
        }

        /// <summary>The first reason, or "valid".</summary>
        public string Code
        {
            get { return Pointer.Text(Native.kw_verdict_code); }
        }

        /// <summary>The codes of everything against the licence, in order.</summary>
        public IReadOnlyList<string> Reasons
        {
            get { return Pointer.All(Native.kw_verdict_reason_count, i => Pointer.Text(Native.kw_verdict_reason, i)); }
        }

        /// <summary>The same as sentences in "de" or "en".</summary>
        public IReadOnlyList<string> ReasonTexts(string language)
        {
            byte[] wanted = Utf8.Encode(language);
            return Pointer.All(
                Native.kw_verdict_reason_count,
                i => Pointer.Text(verdict => Native.kw_verdict_reason_text(verdict, i, wanted)));
        }

        /// <summary>The codes of what the user is told although it does not speak against the licence.</summary>
        public IReadOnlyList<string> Notes
        {
            get { return Pointer.All(Native.kw_verdict_note_count, i => Pointer.Text(Native.kw_verdict_note, i)); }
        }

        /// <summary>The same as sentences in "de" or "en".</summary>
        public IReadOnlyList<string> NoteTexts(string language)
        {
            byte[] wanted = Utf8.Encode(language);
            return Pointer.All(
                Native.kw_verdict_note_count,
                i => Pointer.Text(verdict => Native.kw_verdict_note_text(verdict, i, wanted)));
        }

        /// <summary>Whether the file could be read. If not, the rest is null or 0.</summary>
        public bool IsRead
        {
            get { return Native.kw_verdict_is_read(Pointer) == 1; }
        }

        /// <summary>Whether the signature holds. If not, the rest is worth nothing.</summary>
        public bool IsGenuine
        {
            get { return Native.kw_verdict_is_genuine(Pointer) == 1; }
        }

        /// <summary>notYet, valid, warning, grace or expired.</summary>
        public string State
        {
            get { return Pointer.Text(Native.kw_verdict_state); }
        }

        /// <summary>Null without an end.</summary>
        public long? DaysLeft
        {
            get { return OrNull(Native.kw_verdict_days_left(Pointer)); }
        }

        /// <summary>Null without an end.</summary>
        public long? GraceLeft
        {
            get { return OrNull(Native.kw_verdict_grace_left(Pointer)); }
        }

        /// <summary>The latest time the clock file holds, in seconds since 1970; null without one.</summary>
        public long? Seen
        {
            get { return OrNull(Native.kw_verdict_seen(Pointer)); }
        }

        private static long? OrNull(long number)
        {
            return number < 0 ? (long?)null : number;
        }

        /// <summary>Kind and outcome of each kind of trait the licence looks at: holds, changed, unread or unrecorded.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Traits
        {
            get
            {
                return Pointer.All(
                    Native.kw_verdict_trait_count,
                    i => new KeyValuePair<string, string>(
                        Pointer.Text(Native.kw_verdict_trait_kind, i), Pointer.Text(Native.kw_verdict_trait_outcome, i)));
            }
        }
    }
}
