using System;

namespace Keywerk
{
    /// <summary>The library could not do what it was asked.</summary>
    public sealed class KeywerkException : Exception
    {
        public const int WrongCall = 1;
        public const int NoMemory = 2;
        public const int NoKeySet = 3;
        public const int CannotRead = 4;
        public const int CannotWrite = 5;
        public const int Older = 6;

        internal KeywerkException(int code)
            : base(Library.ErrorText(code, "en"))
        {
            Code = code;
        }

        /// <summary>One of the numbers above.</summary>
        public int Code { get; private set; }

        internal static void Check(int code)
        {
            if (code != 0) throw new KeywerkException(code);
        }
    }
}
