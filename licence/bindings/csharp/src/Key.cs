namespace Keywerk
{
    /// <summary>A public key of the vendor's.</summary>
    public sealed class Key
    {
        internal Key(string id, string x, string status)
        {
            Id = id;
            X = x;
            Status = status;
        }

        public string Id { get; private set; }

        /// <summary>43 characters of base64url.</summary>
        public string X { get; private set; }

        /// <summary>As it is published (active, revoked ...); empty where none is.</summary>
        public string Status { get; private set; }
    }
}
