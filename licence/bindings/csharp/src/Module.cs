namespace Keywerk
{
    /// <summary>One module of a licence.</summary>
    public sealed class Module
    {
        internal Module(Handle verdict, int index)
        {
            Index = index;
            Name = verdict.Text(Native.kw_verdict_module_name, index);
            Parent = Handle.OrNull(Native.kw_verdict_module_parent(verdict, index));
            Level = Native.kw_verdict_module_level(verdict, index);
            Counting = verdict.Text(Native.kw_verdict_module_counting, index);
            Seats = Handle.OrNull(Native.kw_verdict_module_seats(verdict, index));
            Start = verdict.Text(Native.kw_verdict_module_start, index);
            End = verdict.Text(Native.kw_verdict_module_end, index);
            Test = Handle.OrNull(Native.kw_verdict_module_test(verdict, index));
            IsStudent = Native.kw_verdict_module_is_student(verdict, index) == 1;
            MayEdit = Native.kw_verdict_module_may_edit(verdict, index) == 1;
            MayConnect = Native.kw_verdict_module_may_connect(verdict, index) == 1;
            IsOpen = Native.kw_verdict_module_is_open(verdict, index) == 1;
        }

        /// <summary>Its place in the file.</summary>
        public int Index { get; private set; }

        public string Name { get; private set; }

        /// <summary>The place of the module it belongs to; null: none.</summary>
        public int? Parent { get; private set; }

        public int Level { get; private set; }

        /// <summary>counted, uncounted or dependency.</summary>
        public string Counting { get; private set; }

        /// <summary>Null where it is not counted.</summary>
        public int? Seats { get; private set; }

        /// <summary>Null: from the start of the licence.</summary>
        public string Start { get; private set; }

        /// <summary>Null: permanent.</summary>
        public string End { get; private set; }

        /// <summary>Null: no test version.</summary>
        public int? Test { get; private set; }

        public bool IsStudent { get; private set; }

        public bool MayEdit { get; private set; }

        public bool MayConnect { get; private set; }

        /// <summary>Whether the program unlocks it.</summary>
        public bool IsOpen { get; private set; }
    }
}
