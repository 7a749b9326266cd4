using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Keywerk.Command
{
    /// <summary>What the arguments mean.</summary>
    internal sealed class Call
    {
        internal const string TimeFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'";

        private readonly List<Action<Circumstances>> settings = new List<Action<Circumstances>>();
        private bool onMachine;
        private bool isVirtual;
        private string clockState;
        private string clockMachine;

        internal string File { get; private set; }

        internal string Keys { get; private set; }

        internal Circumstances About { get; private set; }

        /// <summary>Null for a wrong call.</summary>
        internal static Call Read(IReadOnlyList<string> arguments)
        {
            Call call = new Call();
            for (int i = 0; i < arguments.Count; i++)
            {
                string argument = arguments[i];
                if (argument == "--machine") call.onMachine = true;
                else if (argument == "--virtual") call.isVirtual = true;
                else if (argument.StartsWith("--", StringComparison.Ordinal))
                {
                    if (++i == arguments.Count || !call.Option(argument, arguments[i])) return null;
                }
                else if (call.File == null) call.File = argument;
                else return null;
            }
            return call.IsWhole() ? call : null;
        }

        private bool IsWhole()
        {
            if (string.IsNullOrEmpty(File) || Keys == null || (clockState == null) != (clockMachine == null)) return false;
            About = new Circumstances();
            if (onMachine) About.Virtual(isVirtual);
            foreach (Action<Circumstances> setting in settings) setting(About);
            if (clockState != null) About.Clock(clockState, clockMachine);
            return true;
        }

        private bool Option(string option, string value)
        {
            switch (option)
            {
                case "--keys":
                    Keys = value;
                    return true;
                case "--now":
                    settings.Add(about => about.Now(Seconds(value)));
                    return true;
                case "--mac":
                    return OnMachine(about => about.AddMac(value));
                case "--name":
                    return OnMachine(about => about.AddName(value));
                case "--trait":
                    int sign = value.IndexOf('=');
                    return sign >= 0
                        && OnMachine(about => about.AddTrait(value.Substring(0, sign), value.Substring(sign + 1)));
                case "--product-version":
                    settings.Add(about => about.ProductVersion(int.Parse(value, NumberStyles.None, CultureInfo.InvariantCulture)));
                    return value.Length <= 3 && value.All(c => c >= '0' && c <= '9') && value[0] != '0';
                case "--clock-state":
                    clockState = value;
                    return true;
                case "--clock-machine":
                    clockMachine = value;
                    return true;
                default:
                    return false;
            }
        }

        private bool OnMachine(Action<Circumstances> setting)
        {
            settings.Add(setting);
            return onMachine = true;
        }

        private static long Seconds(string text)
        {
            DateTime time = DateTime.ParseExact(
                text, TimeFormat, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal | DateTimeStyles.AdjustToUniversal);
            // The library takes 0 for the system's clock: the first second there is counts as the next.
            long seconds = (time - new DateTime(1970, 1, 1)).Ticks / TimeSpan.TicksPerSecond;
            return seconds == 0 ? 1 : seconds;
        }
    }
}
