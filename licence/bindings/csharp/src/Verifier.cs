using System;
using System.IO;

namespace Keywerk
{
    /// <summary>The vendor's keys, and what is asked with them.</summary>
    public sealed class Verifier
    {
        private readonly Handle pointer;

        /// <param name="keys">The content of the vendor's keys.json.</param>
        public Verifier(byte[] keys)
        {
            Library.CheckAbi();
            IntPtr opened;
            KeywerkException.Check(Native.kw_open(keys, (ulong)keys.Length, out opened));
            pointer = new Handle(opened, Native.kw_free);
        }

        /// <summary>How many keys are trusted, revoked ones included.</summary>
        public int KeyCount
        {
            get { return Native.kw_key_count(pointer); }
        }

        public static Verifier FromFile(string keys)
        {
            return new Verifier(File.ReadAllBytes(keys));
        }

        /// <summary>The verdict on the bytes of a licence file.</summary>
        public Verdict Verify(byte[] licence, Circumstances circumstances = null)
        {
            IntPtr verdict;
            KeywerkException.Check(
                Native.kw_verify_licence(pointer, licence, (ulong)licence.Length, About(circumstances), out verdict));
            return new Verdict(verdict);
        }

        /// <summary>The same of a file. Throws where it cannot be read.</summary>
        public Verdict VerifyFile(string path, Circumstances circumstances = null)
        {
            IntPtr verdict;
            KeywerkException.Check(
                Native.kw_verify_file(pointer, Utf8.Encode(path), About(circumstances), out verdict));
            return new Verdict(verdict);
        }

        private static Handle About(Circumstances circumstances)
        {
            return circumstances == null ? Handle.None : circumstances.Pointer;
        }

        /// <summary>The portal's signed answer to what has become of the licence; its keys are trusted from then on.</summary>
        public Status ReadStatus(Verdict verdict, byte[] answer)
        {
            IntPtr status;
            KeywerkException.Check(
                Native.kw_read_status(pointer, verdict.Pointer, answer, (ulong)answer.Length, out status));
            return new Status(status);
        }

        /// <summary>Keeps an accepted answer; false where the file holds a newer one, which stays.</summary>
        public bool SaveStatus(Verdict verdict, Status status, string path)
        {
            int code = Native.kw_save_status(pointer, verdict.Pointer, status.Pointer, Utf8.Encode(path));
            if (code != KeywerkException.Older) KeywerkException.Check(code);
            return code == 0;
        }

        /// <summary>The answer that was kept; null where there is none.</summary>
        public Status LoadStatus(Verdict verdict, string path)
        {
            IntPtr status;
            int code = Native.kw_load_status(pointer, verdict.Pointer, Utf8.Encode(path), out status);
            if (code == KeywerkException.CannotRead) return null;
            KeywerkException.Check(code);
            return new Status(status);
        }
    }
}
