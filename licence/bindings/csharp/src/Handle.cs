using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;

namespace Keywerk
{
    /// <summary>An object of the library, freed when nothing holds it any more.</summary>
    internal sealed class Handle : SafeHandle
    {
        /// <summary>In place of an object that is left out.</summary>
        internal static readonly Handle None = new Handle(IntPtr.Zero, null);

        private readonly Action<IntPtr> free;

        internal Handle(IntPtr pointer, Action<IntPtr> free)
            : base(IntPtr.Zero, true)
        {
            this.free = free;
            SetHandle(pointer);
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        protected override bool ReleaseHandle()
        {
            free(handle);
            return true;
        }

        /// <summary>A text of this object; null where there is none.</summary>
        internal string Text(Func<Handle, IntPtr> question)
        {
            string text = Utf8.Decode(question(this));
            // The text lives as long as the object.
            GC.KeepAlive(this);
            return text;
        }

        internal string Text(Func<Handle, int, IntPtr> question, int index)
        {
            return Text(handle => question(handle, index));
        }

        /// <summary>Null for -1.</summary>
        internal static int? OrNull(int number)
        {
            return number < 0 ? (int?)null : number;
        }

        internal IReadOnlyList<T> All<T>(Func<Handle, int> count, Func<int, T> one)
        {
            T[] all = new T[count(this)];
            for (int i = 0; i < all.Length; i++) all[i] = one(i);
            return all;
        }
    }

    /// <summary>Texts as the library takes and hands them out; the platform's own marshalling differs between runtimes.</summary>
    internal static class Utf8
    {
        internal static byte[] Encode(string text)
        {
            if (text == null) return null;
            // What stands behind a zero byte would go unseen.
            if (text.IndexOf('\0') >= 0) throw new KeywerkException(KeywerkException.WrongCall);
            return Encoding.UTF8.GetBytes(text + '\0');
        }

        internal static string Decode(IntPtr text)
        {
            if (text == IntPtr.Zero) return null;
            int length = 0;
            while (Marshal.ReadByte(text, length) != 0) length++;
            byte[] bytes = new byte[length];
            Marshal.Copy(text, bytes, 0, length);
            return Encoding.UTF8.GetString(bytes);
        }
    }
}
